import { BannerMessage } from '@org/ui/primitives'
import { useSelector } from 'react-redux'
import { styled } from 'styled-components'
import { selectKeptAt } from './connection-slice.ts'
import { connectionTexts } from './texts.ts'

const Place = styled.div`
  padding: var(--ph-space-4);
`

/** Shows that the device is offline and how old the data is; renders nothing while online. */
export function OfflineNotice() {
  const keptAt = useSelector(selectKeptAt)
  if (keptAt === null) return null
  return (
    <Place>
      <BannerMessage tone="warning" title={connectionTexts.offline}>
        {connectionTexts.age(keptAt)}
      </BannerMessage>
    </Place>
  )
}
