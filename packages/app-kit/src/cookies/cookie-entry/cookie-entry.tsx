import { Button } from '@org/ui/primitives'
import type { CookieConsent } from '../../consent/cookie-consent.ts'
import { cookieTexts } from '../texts.ts'
import { Entry } from './cookie-entry.styles.ts'

export interface CookieEntryProps {
  consent: CookieConsent
  align: 'start' | 'center'
  /** Called when the question opens, for example to close a drawer. */
  onOpen?: (() => void) | undefined
}

/** A button that opens the question about cookies again, so that people can change their answer. */
export function CookieEntry({ consent, align, onOpen }: CookieEntryProps) {
  const open = () => {
    consent.ask()
    onOpen?.()
  }
  return (
    <Entry $align={align}>
      <Button variant="tertiary" onPress={open}>
        {cookieTexts.entry}
      </Button>
    </Entry>
  )
}
