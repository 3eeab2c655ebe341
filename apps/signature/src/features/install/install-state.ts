import type { InstallData } from '@org/api/client'
import type { InfoDraft } from './info-drafts.ts'

/** The person whose signature is shown, and the version that the link was made for. */
export interface InstallTarget {
  /** What stands in the address; `me` for the person who is signed in. */
  installKey: string
  /** Null when the link names none; it informs, the page always shows the current signature. */
  version: string | null
}

/** State of the install page. */
export interface InstallState {
  target: InstallTarget | null
  /** `unknown`: the link opens nothing, or nothing any more. */
  status: 'loading' | 'failed' | 'unknown' | 'ready'
  data: InstallData | null
  loadError: string
  isEditing: boolean
  /** What was typed before the page was loaded again. */
  draft: InfoDraft
  /** True once the personal fields were saved, until they are edited again. */
  isSaved: boolean
  /** Telling the server that the signature was taken, which happens once per version. */
  marking: 'idle' | 'running' | 'failed'
  /** Asking for a new link in place of one that opens nothing. */
  asking: 'idle' | 'running' | 'failed' | 'done'
  askError: string
}

export const initialInstall: InstallState = {
  target: null,
  status: 'loading',
  data: null,
  loadError: '',
  isEditing: false,
  draft: {},
  isSaved: false,
  marking: 'idle',
  asking: 'idle',
  askError: '',
}

/** The state after one version was marked as installed; a newer one may have been saved meanwhile. */
export function afterMarking(state: InstallState, version: string): InstallState {
  const { data } = state
  if (data?.signature?.version !== version) return { ...state, marking: 'idle' }
  const user = { ...data.user, is_deployed: true }
  return { ...state, marking: 'idle', data: { ...data, user } }
}
