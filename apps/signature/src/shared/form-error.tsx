import { failureHelp, type Work } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'

export interface FormErrorProps {
  message: string | null
  /** What failed, which decides what is advised. */
  work: Work
}

/** Why something failed, above the fields or the question that asked for it; nothing while it did not. */
export function FormError({ message, work }: FormErrorProps) {
  return message === null ? null : (
    <BannerMessage tone="danger" title={message}>
      {failureHelp(message, work)}
    </BannerMessage>
  )
}
