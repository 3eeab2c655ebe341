import { styled } from 'styled-components'

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  gap: var(--ph-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Choice = styled.button`
  display: grid;
  width: 44px;
  height: 44px;
  margin: 0 auto;
  place-items: center;
  border: 1px solid transparent;
  border-radius: var(--ph-radius-control);
  background: none;
  cursor: pointer;
  transition: background var(--ph-motion-fast) var(--ph-motion-ease);

  &:hover {
    border-color: var(--ph-color-border);
    background: var(--ph-color-hover);
  }
`
