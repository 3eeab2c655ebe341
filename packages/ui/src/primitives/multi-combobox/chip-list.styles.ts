import { styled } from 'styled-components'
import { ellipsis, focusRing } from '../../theme/mixins.ts'

/** The chips wrap together with the input, so the list itself has no box. */
export const Chips = styled.ul`
  display: contents;
  list-style: none;
`

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  height: 26px;
  padding-left: var(--ph-space-2);
  border-radius: 4px;
  background: var(--ph-color-hover);
  color: var(--ph-color-text);
  font-size: var(--ph-text-small);

  > span {
    ${ellipsis}
  }
  [data-disabled] & {
    color: var(--ph-color-muted);
  }
  > span:last-child {
    padding-right: var(--ph-space-2);
  }
`

export const More = styled.li`
  position: relative;
  display: inline-flex;
  align-items: center;
  height: 26px;
  padding: 0 var(--ph-space-1);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  font-variant-numeric: tabular-nums;
`

export const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 26px;
  height: 26px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--ph-color-muted);
  cursor: pointer;

  &:hover {
    color: var(--ph-color-text);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`
