import { styled } from 'styled-components'

export const Lines = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ph-space-3);
    padding: var(--ph-space-3) 0;
    border-top: 1px solid var(--ph-color-border);
  }
`

export const Names = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: var(--ph-space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Device = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);
  font-weight: 500;
`

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-3);
`
