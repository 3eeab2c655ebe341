import { styled } from 'styled-components'

export const Parts = styled.div`
  display: grid;
  gap: var(--ph-space-5);

  p,
  ul {
    margin: 0 0 var(--ph-space-3);
  }
`

export const Explanation = styled.p`
  margin: 0;
  color: var(--ph-color-muted);
`

/** The offer of the data; an error stands between its text and its button. */
export const Download = styled.div`
  > [role='alert'] {
    margin-bottom: var(--ph-space-3);
  }
`
