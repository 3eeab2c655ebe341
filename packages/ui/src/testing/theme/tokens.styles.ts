import { styled } from 'styled-components'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  gap: var(--ph-space-4);
`

export const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  font-size: var(--ph-text-small);
  overflow-wrap: anywhere;

  code {
    color: var(--ph-color-muted);
  }
`

export const Swatch = styled.div`
  height: 56px;
  margin-bottom: var(--ph-space-1);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
`

export const Box = styled.div`
  width: 96px;
  height: 96px;
  margin: var(--ph-space-2) var(--ph-space-2) var(--ph-space-4);
  border: 1px solid var(--ph-color-border-strong);
  background: var(--ph-color-raised);
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: 200px 1fr;
  align-items: center;
  gap: var(--ph-space-4);
  min-height: 44px;

  code {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

export const Bar = styled.div<{ $moves?: 'fast' | 'normal' }>`
  height: 16px;
  border-radius: 4px;
  background: var(--ph-color-accent);
  transition: transform var(--ph-motion-${(props) => props.$moves ?? 'fast'}) var(--ph-motion-ease);

  &:hover {
    transform: ${(props) => (props.$moves ? 'translateX(96px)' : 'none')};
  }
`
