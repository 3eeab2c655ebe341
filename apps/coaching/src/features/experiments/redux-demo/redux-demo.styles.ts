import { styled } from 'styled-components'

export const Count = styled.output`
  display: block;
  margin-bottom: var(--ph-space-4);
  font-size: var(--ph-text-title);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`

export const Links = styled.ul`
  display: grid;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`
