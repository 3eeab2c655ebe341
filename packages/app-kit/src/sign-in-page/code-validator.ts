import { registerValidator } from '@org/ui/validators'
import { signInTexts } from './texts.ts'

declare module '@org/ui/validators' {
  interface ValidatorArguments {
    /** A code from a mail: six digits. */
    sign_in_code: undefined
  }
}

/** Number of digits in a code. */
export const codeLength = 6

registerValidator('sign_in_code', (code) =>
  typeof code === 'string' && code.length === codeLength ? null : signInTexts.codeFormat,
)
