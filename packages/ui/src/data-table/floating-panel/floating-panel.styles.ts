import { styled } from 'styled-components'

export const Panel = styled.section`
  position: absolute;
  inset: auto;
  width: min(640px, calc(100vw - 2 * var(--ph-space-3)));
  max-height: 75dvh;
  margin: 0;
  padding: var(--ph-space-4);
  box-sizing: border-box;
  overflow: auto;
  color: inherit;
  background: var(--ph-color-raised);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  box-shadow: var(--ph-shadow-float);

  &:popover-open {
    display: grid;
    gap: var(--ph-space-4);
  }

  /* Aligns the last button's text, rather than its padding, with the contents above. */
  > :last-child {
    margin-left: calc(-1 * var(--ph-space-4));
  }
`
