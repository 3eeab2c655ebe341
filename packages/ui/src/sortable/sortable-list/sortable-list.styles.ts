import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled.li<{ $isDragging: boolean }>`
  position: relative;
  z-index: ${(props) => (props.$isDragging ? 1 : 'auto')};
  display: flex;
  align-items: flex-start;
  gap: 2px;
  padding: var(--ph-space-2) var(--ph-space-1);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);
  box-shadow: ${(props) => (props.$isDragging ? 'var(--ph-shadow-float)' : 'none')};
`

export const Handle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: var(--ph-size-control);
  padding: 0;
  border: 0;
  border-radius: var(--ph-radius-control);
  background: none;
  color: var(--ph-color-faint);
  cursor: grab;
  touch-action: none;

  &:hover {
    background: var(--ph-color-hover);
  }
  &:focus-visible {
    ${focusRing}
  }
  &:active {
    cursor: grabbing;
  }
  &:disabled {
    visibility: hidden;
  }
`

export const Content = styled.div`
  flex: 1;
  min-width: 0;
`

export const Actions = styled.div`
  display: flex;
  flex: none;

  button {
    width: 30px;
    color: var(--ph-color-muted);
  }
`

export const LiveRegion = styled.output`
  ${visuallyHidden}
`
