import type { InstallData } from '@org/api/client'
import type { InfoDraft } from './info-drafts.ts'

/** The person whose signature is shown, and the version in the link. */
export interface InstallTarget {
  /** The key in the address; `me` for the signed-in person. */
  installKey: string
  /**
   * Null if the link contains no version. For information only: the page shows the current
   * signature.
   */
  version: string | null
}

/** State of the install page. */
export interface InstallState {
  target: InstallTarget | null
  /** `unknown`: the link was replaced or never existed. */
  status: 'loading' | 'failed' | 'unknown' | 'ready'
  data: InstallData | null
  loadError: string
  isEditing: boolean
  /** Unsaved values from before a reload. */
  draft: InfoDraft
  /** Whether the personal fields were saved and not edited since. */
  isSaved: boolean
  /** State of reporting the installation to the server, which happens once per version. */
  marking: 'idle' | 'running' | 'failed'
  /** State of requesting a new link for an invalid one. */
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

/**
 * Returns the state after a version was marked as installed. A newer version may have been saved in
 * the meantime.
 */
export function afterMarking(state: InstallState, version: string): InstallState {
  const { data } = state
  if (data?.signature?.version !== version) return { ...state, marking: 'idle' }
  const user = { ...data.user, is_deployed: true, has_old_version: false }
  return { ...state, marking: 'idle', data: { ...data, user } }
}
