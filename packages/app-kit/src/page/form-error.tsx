import { BannerMessage } from '@org/ui/primitives'
import { failureHelp, type Work } from '../store/failure-help.ts'

export interface FormErrorProps {
  message: string | null
  /** The action that failed, which determines the advice. */
  work: Work
}

/**
 * Says why an action failed, above the fields of a form or the question of a dialog. Renders
 * nothing without a failure.
 */
export function FormError({ message, work }: FormErrorProps) {
  return message === null ? null : (
    <BannerMessage tone="danger" title={message}>
      {failureHelp(message, work)}
    </BannerMessage>
  )
}
