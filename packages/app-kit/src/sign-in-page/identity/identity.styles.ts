import { styled } from 'styled-components'

/** Ways to sign in, stacked. */
export const Ways = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Choices = styled.div`
  display: grid;
  gap: var(--ph-space-3);
`

/** A loading state, as high as the two buttons that replace it once the service is loaded. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(2 * var(--ph-size-control) + var(--ph-space-3));
  color: var(--ph-color-accent);
`

/** The word "or" between two ways to sign in, on its own line. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  margin: 0;
  color: var(--ph-color-muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--ph-color-border);
  }
`

/** Text in the middle of the page, such as the welcome message. */
export const Greeting = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-4);
  max-width: 420px;
  color: var(--ph-color-muted);
  text-align: center;

  h1 {
    margin: 0;
    color: var(--ph-color-text);
    font-size: var(--ph-text-section);
    text-wrap: balance;
  }

  p {
    margin: 0;
  }
`
