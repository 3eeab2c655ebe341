import { styled } from 'styled-components'
import { from } from '../../theme/media.ts'

export const Box = styled.section<{ $isFlush: boolean }>`
  min-width: 0;
  overflow: ${(props) => (props.$isFlush ? 'hidden' : 'visible')};
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);
`

export const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-3);
  padding: var(--ph-space-4) var(--ph-space-4) 0;

  ${from('tablet')} {
    padding: var(--ph-space-5) var(--ph-space-5) 0;
  }
`

export const Content = styled.div<{ $isFlush: boolean }>`
  padding: ${(props) => (props.$isFlush ? 0 : 'var(--ph-space-4)')};

  ${from('tablet')} {
    padding: ${(props) => (props.$isFlush ? 0 : 'var(--ph-space-5)')};
  }
`
