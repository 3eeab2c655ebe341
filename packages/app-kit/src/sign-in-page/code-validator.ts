import { registerValidator } from '@org/ui/validators'
import { signInTexts } from './texts.ts'

declare module '@org/ui/validators' {
  interface ValidatorArguments {
    /** A code from a mail: six or twelve digits. */
    sign_in_code: undefined
  }
}

/**
 * Numbers of digits in a code. A long one is sent to an unknown browser while somebody is guessing
 * the codes.
 */
const codeLengths = [6, 12]

/** Maximum number of digits in a code. */
export const maxCodeLength = Math.max(...codeLengths)

registerValidator('sign_in_code', (code) =>
  typeof code === 'string' && codeLengths.includes(code.length) ? null : signInTexts.codeFormat,
)
