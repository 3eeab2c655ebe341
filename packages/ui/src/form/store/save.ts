import type { FieldFaults, FormOptions, FormTexts, SaveStatus } from './form-store.ts'

type AnyValues = Readonly<Record<string, unknown>>

export interface SaveHost {
  /** Ends the step under way and takes away what does not speak for the present values. */
  prepare: () => void
  /**
   * Validates all fields. Gives a promise while validators ask elsewhere or a value is on its way; it
   * is broken where that value does not come.
   */
  checkAll: () => Promise<unknown> | null
  isFaulty: () => boolean
  isBusy: () => boolean
  focusFirstFault: () => boolean
  setFaults: (faults: FieldFaults) => void
  setStatus: (status: SaveStatus, text?: string) => void
  options: () => FormOptions<AnyValues>
  texts: () => FormTexts
  /** Takes what is sent, and gives what to do once it is stored. */
  send: () => { values: AnyValues; accept: (stored: AnyValues | void) => void }
}

export interface Save {
  save: () => Promise<boolean>
  /** What is being saved belongs to a record that the form has left. */
  forget: () => void
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** The flow of saving: validate, wait for what is asked or on its way elsewhere, send, accept or tell why not. */
export function createSave(host: SaveHost): Save {
  let record = 0

  function fail(thrown: unknown) {
    const { failed } = host.texts()
    const message = messageOf(thrown)
    host.setStatus('failed', typeof failed === 'string' ? failed : failed(message))
    const faults = host.options().faultsOf?.(thrown)
    if (!faults) return
    host.setFaults(faults)
    host.focusFirstFault()
  }

  return {
    async save() {
      if (host.isBusy()) return false
      const mine = record
      const isCurrent = () => mine === record
      host.prepare()
      // What is typed while a validator asks is checked too, until nothing is left to ask.
      for (let asked = host.checkAll(); asked; asked = host.checkAll()) {
        host.setStatus('checking')
        const isAnswered = await asked.then(
          () => true,
          () => false,
        )
        if (!isCurrent()) return false
        if (isAnswered) continue
        host.setStatus('idle')
        return false
      }
      if (host.isFaulty()) {
        host.setStatus('idle')
        host.focusFirstFault()
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
