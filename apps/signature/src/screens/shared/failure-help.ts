import { unknownError } from '@org/app-kit'
import { texts } from '../../texts.ts'

/** What happened, what was kept and what to do, for a failure that says nothing of it itself. */
export function failureHelp(message: string): string | undefined {
  return message === unknownError ? texts.unknownHelp : undefined
}
