import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

/** The place for notices of unfinished work, above every page. */
export const NoticePlace = styled.div`
  padding: var(--ph-space-3) var(--ph-space-5);

  ${below('tablet')} {
    padding-inline: var(--ph-space-3);
  }
`
