import { styled } from 'styled-components'

export const Files = styled.ul`
  display: grid;
  margin: var(--ph-space-2) 0 0;
  padding: 0;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);
  list-style: none;
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-3);
  padding: var(--ph-space-2) var(--ph-space-3);

  & + & {
    border-top: 1px solid var(--ph-color-border);
  }
  > [role='progressbar'],
  > [role='alert'] {
    grid-column: 2 / -1;
  }
`

export const Thumbnail = styled.div`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-hover);
  color: var(--ph-color-muted);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const FileName = styled.div`
  display: grid;
  min-width: 0;
  font-size: var(--ph-text-small);

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const State = styled.span<{ $isDone: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${(props) => (props.$isDone ? 'var(--ph-color-success)' : 'var(--ph-color-muted)')};
  font-variant-numeric: tabular-nums;
`

export const RowActions = styled.div`
  display: flex;
`

export const Total = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--ph-space-3);
  margin-top: var(--ph-space-2);
`
