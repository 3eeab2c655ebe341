import { failureHelp, type Work } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'

export interface FormErrorProps {
  message: string | null
  /** Default: saving. */
  work?: Work
}

/** Why a form could not be saved, above its fields; nothing while there is no failure. */
export function FormError({ message, work = 'save' }: FormErrorProps) {
  return message === null ? null : (
    <BannerMessage tone="danger" title={message}>
      {failureHelp(message, work)}
    </BannerMessage>
  )
}
