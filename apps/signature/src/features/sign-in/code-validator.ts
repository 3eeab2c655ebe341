import { registerValidator } from '@org/ui/validators'
import { signInTexts } from './texts.ts'

declare module '@org/ui/validators' {
  interface ValidatorArguments {
    /** A code that was sent by mail: six digits. */
    sign_in_code: undefined
  }
}

/** Digits of a code that was sent by mail. */
export const codeLength = 6

registerValidator('sign_in_code', (code) =>
  typeof code === 'string' && code.length === codeLength ? null : signInTexts.codeFormat,
)
