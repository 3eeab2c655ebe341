import { styled } from 'styled-components'

export const Facts = styled.ul`
  display: grid;
  gap: var(--ph-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Accounts = styled.ul`
  display: grid;
  gap: var(--ph-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ph-space-3);
  }
`
