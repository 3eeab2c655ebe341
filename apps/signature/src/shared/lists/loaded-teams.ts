import type { Team } from '@org/api/client'
import type { Store } from '@reduxjs/toolkit'
import { selectTeams, teams, type WithTeams } from './teams.ts'

type TeamsStore = Pick<Store<WithTeams>, 'dispatch' | 'getState' | 'subscribe'>

/**
 * Resolves to the teams once loaded; loads them again if loading failed before.
 *
 * @throws the reason why they cannot be loaded, or the signal's reason
 */
export async function loadedTeams(
  store: TeamsStore,
  signal: AbortSignal,
): Promise<readonly Team[]> {
  const list = () => selectTeams(store.getState())
  if (!list().loaded && list().error !== null) store.dispatch(teams.actions.loadRequested())
  while (!list().loaded) {
    signal.throwIfAborted()
    await changed(store, signal)
    const { error } = list()
    if (error !== null) throw new Error(error)
  }
  return list().data
}

/** Waits for the next change to the store. */
function changed(store: TeamsStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason as Error)
      else resolve()
    }
    const stop = store.subscribe(end)
    signal.addEventListener('abort', end)
  })
}
