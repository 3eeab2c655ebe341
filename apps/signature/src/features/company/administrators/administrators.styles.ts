import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Subtitle = styled.h3`
  margin: var(--ph-space-5) 0 var(--ph-space-2);
  font-size: var(--ph-text-body);
  font-weight: var(--ph-weight-strong);
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Explanation = styled.p`
  margin: 0;
  color: var(--ph-color-muted);

  & + ${Rows}, ${Rows} + & {
    margin-top: var(--ph-space-4);
  }
`

/** One person: name, rights and actions. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 212px;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  padding: var(--ph-space-3) 0;
  border-top: 1px solid var(--ph-color-border);
  line-height: 1.35;

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-width: 0;

  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ph-space-2);

  ${below('tablet')} {
    justify-content: flex-start;
  }
`
