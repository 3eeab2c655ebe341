import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;

  ${below('laptop')} {
    height: calc(100dvh - 61px);
  }
`

export const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-3);
  padding: var(--ph-space-2) var(--ph-space-4);
  background: var(--ph-color-surface);
  border-bottom: 1px solid var(--ph-color-border);
`

export const Name = styled.div`
  flex: 1;
  max-width: 388px;
  min-width: 0;
`

export const Problem = styled.div`
  flex: none;
  padding: var(--ph-space-3) var(--ph-space-4) 0;
`

export const Room = styled.div`
  flex: 1;
  min-height: 0;
`
