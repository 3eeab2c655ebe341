import { usePageEnvironment } from '@org/app-kit/public'
import { useState, useSyncExternalStore } from 'react'
import { createInstall, type Install } from './create-install.ts'
import { infoDraftsIn, tabStorage } from './info-drafts.ts'
import type { InstallState } from './install-state.ts'

/** Provides the install page's state, which lasts as long as the page is mounted. */
export function useInstall(): { install: Install; state: InstallState } {
  const { client, newKey } = usePageEnvironment()
  const [install] = useState(() => createInstall(client, newKey, infoDraftsIn(tabStorage())))
  return { install, state: useSyncExternalStore(install.subscribe, install.getState) }
}
