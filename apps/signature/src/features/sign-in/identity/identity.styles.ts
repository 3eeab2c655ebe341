import { styled } from 'styled-components'

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ph-space-3);
`

export const Profile = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  h1 {
    margin: 0;
    font-size: var(--ph-text-section);
  }

  p {
    margin: 0;
    color: var(--ph-color-muted);
    overflow-wrap: anywhere;
  }
`

/** The person's photo next to the greeting. */
export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-4);
`
