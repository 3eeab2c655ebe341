import { BannerMessage } from '@org/ui/primitives'
import { failureHelp } from './failure-help.ts'

/** Why a form could not be saved, above its fields; nothing while there is no failure. */
export function FormError({ message }: { message: string | null }) {
  return message === null ? null : (
    <BannerMessage tone="danger" title={message}>
      {failureHelp(message)}
    </BannerMessage>
  )
}
