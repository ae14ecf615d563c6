import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './ProfileCard.as-found.demo.tsx';
import Corrected from './ProfileCard.corrected.demo.tsx';

/** The text between the name and the role. */
const placeLine = () => screen.getByRole('heading', { name: 'Noor de Wit' }).nextElementSibling?.textContent;

describe.each([
  { variant: 'as found', ProfileCard: AsFound },
  { variant: 'corrected', ProfileCard: Corrected },
])('the card $variant', ({ ProfileCard }) => {
  it('shows picture, name, role and skills', () => {
    render(<ProfileCard />);
    expect(screen.getByRole('img', { name: 'Portrait of Noor de Wit' }).getAttribute('src')).toMatch(/portrait\.svg$/);
    screen.getByRole('heading', { name: 'Noor de Wit' });
    screen.getByText('Front-end developer');
    screen.getByRole('heading', { name: 'Skills' });
    const skills = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(skills).toEqual(['TypeScript', 'CSS', 'Accessibility']);
  });

  it.each(['Message', 'Following'])('says that "%s" is a demo only', async (name) => {
    render(<ProfileCard />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('status').textContent).toMatch(/^Demo only/);
  });
});

describe('the badge of somebody whose record says online: "false"', () => {
  it('as found: says ONLINE, because the text is not empty', () => {
    render(<AsFound />);
    screen.getByText('ONLINE');
  });

  it('corrected: says OFFLINE', () => {
    render(<Corrected />);
    screen.getByText('OFFLINE');
    expect(screen.queryByText('ONLINE')).toBeNull();
  });
});

describe('the place of a record that calls it city', () => {
  it('as found: is an empty line', () => {
    render(<AsFound />);
    expect(placeLine()).toBe('');
  });

  it('corrected: is the city', () => {
    render(<Corrected />);
    expect(placeLine()).toBe('Leeds');
  });
});
