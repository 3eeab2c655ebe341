import { styled } from 'styled-components'
import type { BadgeTone } from './badge.tsx'

export const Label = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px var(--ph-space-2);
  border-radius: var(--ph-radius-pill);
  background: var(
    ${(props) =>
      props.$tone === 'neutral' ? '--ph-color-hover' : `--ph-color-${props.$tone}-soft`}
  );
  color: var(
    ${(props) => (props.$tone === 'neutral' ? '--ph-color-muted' : `--ph-color-${props.$tone}`)}
  );
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
  white-space: nowrap;

  svg {
    flex: none;
  }
`
