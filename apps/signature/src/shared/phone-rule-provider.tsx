import { PhoneRuleContext } from '@org/ui/signature-editor'
import type { ReactNode } from 'react'
import { untilUsable } from './use-loaded-phones.ts'
import { usePhoneRules } from './use-phones.ts'

/** Accepts every number until the rule is loaded. */
const anyNumber = () => null

/** Lets the signature editors inside accept the phone numbers of every country. */
export function PhoneRuleProvider({ children }: { children: ReactNode }) {
  const rules = usePhoneRules(untilUsable)
  return <PhoneRuleContext value={rules?.error ?? anyNumber}>{children}</PhoneRuleContext>
}
