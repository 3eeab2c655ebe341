import { styled } from 'styled-components'

export const Hints = styled.span`
  display: grid;
  gap: var(--ph-space-1);
  margin-top: 2px;

  > span {
    display: flex;
    align-items: center;
    gap: var(--ph-space-2);
  }
  > [data-level='poor'] {
    color: var(--ph-color-warning);
  }
`

/** A sample of text in the color; the note next to it explains the sample. */
export const Sample = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 20px;
  border: 1px solid var(--ph-color-border-strong);
  border-radius: 4px;

  text {
    font-size: 12px;
    font-weight: var(--ph-weight-strong);
  }
`
