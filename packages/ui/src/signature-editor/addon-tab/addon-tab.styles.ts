import { styled } from 'styled-components'

export const Offers = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Offer = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-3);
  padding: var(--ph-space-3);
  border: 1px dashed var(--ph-color-border-strong);
  border-radius: var(--ph-radius-card);

  strong {
    display: block;
    font-weight: var(--ph-weight-medium);
  }
`
