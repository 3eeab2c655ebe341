import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Row = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-3);
  padding: 0 var(--ph-space-1);

  ${below('tablet')} {
    gap: var(--ph-space-2);
  }
`

export const Picture = styled.div`
  width: 100%;
`

export const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--ph-space-2);

  > strong {
    flex: 1 1 120px;
    min-width: 0;
    font-size: var(--ph-text-lead);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > span {
    color: var(--ph-color-muted);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

export const RowButtons = styled.div`
  display: flex;
`

export const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-3);

  > :nth-child(2) {
    max-width: 320px;
  }
`

export const Amounts = styled.div`
  display: grid;
  gap: var(--ph-space-2);
  padding: var(--ph-space-2) var(--ph-space-2) 0;
`

export const RestFields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-3);
  min-height: var(--ph-size-control);
`

export const RepsFields = styled(RestFields)`
  > :not(label) {
    flex: 0 0 140px;
  }
`

export const Prescribed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--ph-space-2);

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Head = styled.div`
  display: grid;
  gap: var(--ph-space-2);
  padding: 0 var(--ph-space-2);
`

export const AddBloc = styled.div`
  margin-top: var(--ph-space-3);
`

export const HeadTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);

  > h3 {
    flex: 1 1 120px;
    min-width: 0;
    margin: 0;
    font-size: var(--ph-text-lead);
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  > span {
    color: var(--ph-color-muted);
    font-variant-numeric: tabular-nums;
  }
`

export const HeadFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: var(--ph-space-2);
  align-items: end;
`

export const HeadIcons = styled.div`
  display: flex;
`

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);

  > p {
    margin: 0;
    color: var(--ph-color-muted);
  }
`
