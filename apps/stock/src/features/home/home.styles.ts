import { focusRing } from '@org/ui/theme'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: var(--ph-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-height: 64px;
  padding: 0 var(--ph-space-4);
  color: var(--ph-color-text);
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  font-weight: 500;
  text-decoration: none;
  transition: border-color var(--ph-motion-fast);

  > svg {
    flex: none;
    color: var(--ph-color-accent);
  }

  &:hover {
    border-color: var(--ph-color-accent);
  }

  &:focus-visible {
    ${focusRing}
  }
`

export const WaitingTile = styled(Tile)`
  min-height: 80px;
`

export const Count = styled.strong`
  min-width: 32px;
  color: var(--ph-color-accent);
  font-size: 28px;
  font-variant-numeric: tabular-nums;
`

export const Expiring = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--ph-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  small {
    display: block;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

export const Choices = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Choice = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-2) var(--ph-space-4);
  padding: var(--ph-space-3) 0;

  &:not(:first-child) {
    border-top: 1px solid var(--ph-color-border);
  }
`

export const Named = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
`
