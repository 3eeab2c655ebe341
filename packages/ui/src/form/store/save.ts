import type { FieldErrors, FormOptions, FormTexts, SaveStatus } from './form-store.ts'

type AnyValues = Readonly<Record<string, unknown>>

export interface SaveHost {
  /** Ends the current undo step and clears outdated errors. */
  prepare: () => void
  /**
   * Validates all fields. Returns a promise while an asynchronous check or a value is pending. The
   * promise rejects if a pending value is given up.
   */
  checkAll: () => Promise<unknown> | null
  isInvalid: () => boolean
  isBusy: () => boolean
  focusFirstError: () => boolean
  setErrors: (errors: FieldErrors) => void
  setStatus: (status: SaveStatus, text?: string) => void
  options: () => FormOptions<AnyValues>
  texts: () => FormTexts
  /** Returns the values to send, and a callback for the values that the server stored. */
  send: () => { values: AnyValues; accept: (stored: AnyValues | void) => void }
}

export interface Save {
  save: () => Promise<boolean>
  /**
   * Makes the form ignore the outcome of a running save. Called when the form has loaded another
   * record.
   */
  forget: () => void
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Creates the save flow: validate, wait for pending checks and values, send, accept or fail. */
export function createSave(host: SaveHost): Save {
  let record = 0

  function fail(thrown: unknown) {
    const { failed } = host.texts()
    const message = messageOf(thrown)
    host.setStatus('failed', typeof failed === 'string' ? failed : failed(message))
    const errors = host.options().errorsOf?.(thrown)
    if (!errors) return
    host.setErrors(errors)
    host.focusFirstError()
  }

  return {
    async save() {
      if (host.isBusy()) return false
      const mine = record
      const isCurrent = () => mine === record
      host.prepare()
      // Repeats the validation, since the user may have typed during an asynchronous check.
      for (let pending = host.checkAll(); pending; pending = host.checkAll()) {
        host.setStatus('checking')
        const isResolved = await pending.then(
          () => true,
          () => false,
        )
        if (!isCurrent()) return false
        if (isResolved) continue
        host.setStatus('idle')
        return false
      }
      if (host.isInvalid()) {
        host.setStatus('idle')
        host.focusFirstError()
        return false
      }
      const { values, accept } = host.send()
      host.setStatus('saving', host.texts().saving)
      try {
        const stored = await host.options().save(values)
        if (!isCurrent()) return true
        accept(stored)
        host.setStatus('saved', host.texts().saved)
        return true
      } catch (thrown) {
        if (isCurrent()) fail(thrown)
        return false
      }
    },
    forget() {
      record += 1
    },
  }
}
