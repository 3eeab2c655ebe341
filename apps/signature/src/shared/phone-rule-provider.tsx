import { PhoneRuleContext } from '@org/ui/signature-editor'
import { useCallback, useState, type ReactNode } from 'react'
import { untilUsable } from './use-loaded-phones.ts'
import { usePhoneRules } from './use-phones.ts'

/**
 * Lets the signature editors inside accept the phone numbers of every country. Until the rules are
 * loaded, which begins at once if there is a number, every number is accepted.
 */
export function PhoneRuleProvider({ children }: { children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(false)
  const rules = usePhoneRules(isNeeded ? 0 : untilUsable)
  const anyNumber = useCallback((text: string) => {
    // Editors check numbers while they render, when no state may be set.
    if (text.trim() !== '') queueMicrotask(() => setNeeded(true))
    return null
  }, [])
  return <PhoneRuleContext value={rules?.error ?? anyNumber}>{children}</PhoneRuleContext>
}
