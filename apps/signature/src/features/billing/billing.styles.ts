import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ph-space-5);

  > :last-child {
    grid-column: 1 / -1;
  }

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ph-space-4);
  }
`

export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-4);

  p {
    margin: 0;
    color: var(--ph-color-muted);
  }

  > [role='alert'] {
    justify-self: stretch;
  }
`

export const Amount = styled.dl`
  display: grid;
  gap: var(--ph-space-1);
  margin: 0;

  dt {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
  dd {
    margin: 0;
    font-size: var(--ph-text-page);
    font-weight: var(--ph-weight-strong);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.25;
  }
`

export const SavedCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-3);
  width: 100%;
  padding: var(--ph-space-4);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-canvas);
  box-sizing: border-box;

  strong {
    font-variant-numeric: tabular-nums;
    font-weight: var(--ph-weight-medium);
    white-space: nowrap;
  }
  span {
    color: var(--ph-color-muted);
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`

export const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-4);
  width: 100%;

  p {
    margin: 0;
    color: var(--ph-color-muted);
  }

  > [role='alert'],
  > fieldset {
    justify-self: stretch;
  }
`

/** Looks like the library's text field; contains Stripe's iframe. */
export const CardBox = styled.fieldset`
  min-width: 0;
  margin: 0;
  min-height: var(--ph-size-control);
  padding: 9px var(--ph-space-3);
  border: 1px solid var(--ph-color-border-control);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-surface);
  color: var(--ph-color-text);
  box-sizing: border-box;

  &:has(.StripeElement--focus),
  &:focus-within {
    border-color: var(--ph-color-accent);
    outline: 2px solid var(--ph-color-accent);
    outline-offset: 2px;
  }
`
