import { ApiError, type Client } from '@org/api/client'
import { errorMessage, idempotencyKeys } from '@org/app-kit/public'
import {
  afterMarking,
  initialInstall,
  type InstallState,
  type InstallTarget,
} from './install-state.ts'
import { draftOf, type InfoDraft, type InfoDrafts } from './info-drafts.ts'
import { personalInfoOf, type PersonalInfo } from './personal-info.ts'

/**
 * The install page's state and actions. The page needs no store, since it works without a session.
 */
export interface Install {
  getState: () => InstallState
  subscribe: (listener: () => void) => () => void
  /** Loads the signature. The response is dropped if another page is opened before it arrives. */
  open: (target: InstallTarget) => void
  edit: () => void
  cancelEdit: () => void
  /** Stores the form's values so that they survive a reload, until they are saved or cancelled. */
  keepTyped: (typed: PersonalInfo) => void
  /**
   * Saves the personal fields; a second call while the first is running sends nothing.
   *
   * @throws Error with the server's message; the form keeps its values.
   */
  saveInfo: (info: Partial<PersonalInfo>) => Promise<void>
  /**
   * Called when the person has copied or downloaded the signature: notifies the server once per
   * version.
   */
  take: () => void
  /** Requests a new link, which is mailed to the owner of the old link. */
  askForLink: () => void
}

const partsOf = ({ installKey, version }: InstallTarget) => ({
  path: { key: installKey },
  query: version === null ? {} : { signatureversion: version },
})

export function createInstall(client: Client, newKey: () => string, drafts: InfoDrafts): Install {
  let state = initialInstall
  let loading = new AbortController()
  let saving: Promise<void> | null = null
  const keys = idempotencyKeys(newKey)
  const listeners = new Set<() => void>()
  const change = (changes: Partial<InstallState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  async function load(target: InstallTarget, signal: AbortSignal) {
    try {
      const data = await client.call('getInstallSignature', partsOf(target), { signal })
      if (signal.aborted) return
      const draft = data.install_key === null ? {} : drafts.read(data.install_key)
      change({ status: 'ready', data, draft, isEditing: Object.keys(draft).length > 0 })
    } catch (error) {
      if (signal.aborted) return
      const isUnknown = error instanceof ApiError && error.type === 'NOT_FOUND'
      change({ status: isUnknown ? 'unknown' : 'failed', loadError: errorMessage(error) })
    }
  }

  function keep(draft: InfoDraft) {
    const key = state.data?.install_key ?? null
    if (key !== null) drafts.write(key, draft)
  }

  async function save(target: InstallTarget, info: Partial<PersonalInfo>) {
    change({ isSaved: false })
    const data = await client.call(
      'saveInstallInfo',
      { ...partsOf(target), body: info },
      { idempotencyKey: keys.keyOf(info) },
    )
    keys.forget()
    keep({})
    change({ data, draft: {}, isEditing: false, isSaved: true })
  }

  async function mark(target: InstallTarget, version: string) {
    change({ marking: 'running' })
    try {
      const parts = partsOf({ ...target, version })
      await client.call('markInstalled', parts, { idempotencyKey: newKey() })
      change(afterMarking(state, version))
    } catch {
      change({ marking: 'failed' })
    }
  }

  async function ask({ installKey }: InstallTarget) {
    change({ asking: 'running', askError: '' })
    try {
      await client.call(
        'requestInstallLink',
        { path: { key: installKey } },
        { idempotencyKey: newKey() },
      )
      change({ asking: 'done' })
    } catch (error) {
      change({ asking: 'failed', askError: errorMessage(error) })
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open(target) {
      loading.abort()
      loading = new AbortController()
      change({ ...initialInstall, target })
      void load(target, loading.signal)
    },
    edit: () => change({ isEditing: true, isSaved: false }),
    cancelEdit() {
      keep({})
      change({ draft: {}, isEditing: false })
    },
    keepTyped(typed) {
      if (state.data) keep(draftOf(typed, personalInfoOf(state.data.user)))
    },
    saveInfo(info) {
      if (state.target === null) return Promise.reject(new Error('No install page is open'))
      saving ??= save(state.target, info).finally(() => (saving = null))
      return saving
    },
    take() {
      const { target, data, marking } = state
      const isMarked = marking === 'running' || data?.user.is_deployed === true
      if (target === null || !data?.signature || isMarked) return
      void mark(target, data.signature.version)
    },
    askForLink() {
      if (state.target !== null && state.asking !== 'running') void ask(state.target)
    },
  }
}
