import { styled } from 'styled-components'
import { below } from '../../theme/media.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);
  padding: var(--ph-space-3);
`

export const SearchBox = styled.div`
  flex: 0 1 320px;
  min-width: 200px;

  ${below('tablet')} {
    flex: 1 1 100%;
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
  margin-left: auto;

  ${below('tablet')} {
    margin-left: 0;
  }
`
