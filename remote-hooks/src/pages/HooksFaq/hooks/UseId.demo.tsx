import { useId } from 'react';

function PasswordField({ label }: { label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      <input id={id} type="password" autoComplete="new-password" aria-describedby={`${id}-hint`} />{' '}
      <small id={`${id}-hint`}>12 characters or more.</small>
    </p>
  );
}

export default function UseId() {
  return (
    <>
      <PasswordField label="Password" />
      <PasswordField label="Password again" />
    </>
  );
}
