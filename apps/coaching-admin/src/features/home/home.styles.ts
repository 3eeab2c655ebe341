import { focusRing } from '@org/ui/theme'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: var(--ph-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled(Link)`
  display: grid;
  gap: var(--ph-space-1);
  padding: var(--ph-space-4);
  color: var(--ph-color-muted);
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  font-weight: 500;
  text-decoration: none;
  transition: border-color var(--ph-motion-fast);

  strong {
    color: var(--ph-color-text);
    font-size: 28px;
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    border-color: var(--ph-color-accent);
  }

  &:focus-visible {
    ${focusRing}
  }
`
