export interface NameToggleProps {
  shortName: string;
  fullName: string;
}

export const props: NameToggleProps = { shortName: 'R. Sample', fullName: 'Robin Sample' };
