import { from } from '@org/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ol`
  display: grid;
  gap: var(--ph-space-5);
  margin: 0;
  padding: 0;
  /* With 'none', Safari would no longer expose the steps as a list. */
  list-style-type: '';

  ${from('tablet')} {
    grid-template-columns: repeat(auto-fit, minmax(172px, 1fr));
  }
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: 40% 1fr;
  align-content: start;
  gap: var(--ph-space-3);

  ${from('tablet')} {
    grid-template-columns: 1fr;
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: var(--ph-space-2);
`

export const Count = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  background: var(--ph-color-accent-soft);
  color: var(--ph-color-accent);
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-strong);
  font-variant-numeric: tabular-nums;
`
