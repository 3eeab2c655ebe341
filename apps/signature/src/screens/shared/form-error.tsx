import { BannerMessage } from '@org/ui/primitives'
import { styled } from 'styled-components'

const Place = styled.div`
  margin-bottom: var(--ph-space-4);
`

/** Why a form could not be saved, above its fields; nothing while there is no failure. */
export function FormError({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Place>
      <BannerMessage tone="danger" title={message} />
    </Place>
  )
}
