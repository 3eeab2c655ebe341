import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-3);
  padding: var(--ph-space-2) var(--ph-space-6);
  background: var(--ph-color-surface);
  border-bottom: 1px solid var(--ph-color-border);

  > button {
    flex: none;
  }

  ${below('tablet')} {
    padding-inline: var(--ph-space-4);
  }
`

export const CentreName = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  min-width: 0;
  margin: 0;
  color: var(--ph-color-muted);

  > svg {
    flex: none;
  }

  strong {
    overflow: hidden;
    color: var(--ph-color-text);
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
