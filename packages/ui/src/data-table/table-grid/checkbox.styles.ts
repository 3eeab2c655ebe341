import { css } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'

/**
 * A native check box styled like the `Checkbox` primitive. The primitive costs as much to render as
 * ten cells, and a table may have a hundred check boxes.
 */
export const checkbox = css`
  input[type='checkbox'] {
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid var(--ph-color-border-control);
    border-radius: 4px;
    background: var(--ph-color-surface);
    appearance: none;
    cursor: pointer;

    &::before {
      width: 10px;
      height: 10px;
      background: var(--ph-color-on-accent);
      clip-path: polygon(12% 45%, 0 59%, 36% 95%, 100% 26%, 86% 13%, 35% 67%);
      content: '';
      visibility: hidden;
    }
    &:checked,
    &:indeterminate {
      border-color: var(--ph-color-accent);
      background: var(--ph-color-accent);

      &::before {
        visibility: visible;
      }
    }
    &:indeterminate::before {
      clip-path: inset(40% 0);
    }
    &:focus-visible {
      ${focusRing}
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`
