import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'
import { layoutsBeside } from './layouts-beside.ts'

/** Scale of the thumbnails when the layouts are next to the message. */
const beside = 0.68

export const Strip = styled.fieldset`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(118px, 1fr);
  gap: var(--ph-space-3);
  min-width: 0;
  margin: 0;
  padding: var(--ph-space-1);
  overflow-x: auto;
  border: 0;

  ${layoutsBeside} {
    grid-auto-flow: row;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--ph-space-2);
  }
`

export const Legend = styled.legend`
  ${visuallyHidden}
`

export const Option = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-2);
  min-width: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  line-height: var(--ph-leading-heading);
  text-align: center;
  text-wrap: balance;
  cursor: pointer;

  &:has(:checked) {
    color: var(--ph-color-text);
    font-weight: var(--ph-weight-medium);
  }
`

export const Radio = styled.input`
  ${visuallyHidden}
`

/** Mail is mostly read on white, so thumbnails are light in every scheme. */
export const Thumbnail = styled.span`
  display: grid;
  height: 104px;
  padding: var(--ph-space-2);
  align-items: center;
  overflow: hidden;
  border: 1px solid var(--ph-color-border-strong);
  border-radius: var(--ph-radius-card);
  background: #fff;
  transition: border-color var(--ph-motion-fast) var(--ph-motion-ease);

  ${layoutsBeside} {
    grid-template-rows: 100%;
    justify-items: center;
    height: 72px;

    /* Laid out at the usual size, then scaled down as a whole. */
    > * {
      width: ${100 / beside}%;
      transform: scale(${beside});
    }
  }

  ${Option}:hover & {
    border-color: var(--ph-color-faint);
  }

  :checked + & {
    border-color: var(--ph-color-accent);
    box-shadow: inset 0 0 0 1px var(--ph-color-accent);
  }

  :focus-visible + & {
    ${focusRing}
  }
`

export const CheckMark = styled.span`
  position: absolute;
  top: 8px;
  right: 8px;
  display: grid;
  width: 20px;
  height: 20px;
  place-items: center;
  border-radius: var(--ph-radius-pill);
  background: var(--ph-color-accent);
  color: var(--ph-color-on-accent);
`
