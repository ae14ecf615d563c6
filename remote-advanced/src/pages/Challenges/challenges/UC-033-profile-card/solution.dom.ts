import type { ProfileCardProps } from './props';

function elementOf<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function portraitOf(name: string, address: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = address;
  image.alt = `Portrait of ${name}`;
  return image;
}

function buttonOf(label: string, name: string, onClick: () => void): HTMLButtonElement {
  const button = elementOf('button', label);
  button.type = 'button';
  button.ariaLabel = `${label} ${name}`;
  button.addEventListener('click', onClick);
  return button;
}

function listOf(label: string, texts: string[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.role = 'list';
  list.ariaLabel = label;
  list.append(...texts.map((text) => elementOf('li', text)));
  return list;
}

/** Builds the card in `root`. */
export default function profileCard(root: HTMLElement, { person, onMessage }: ProfileCardProps): void {
  const { name, role, isOnline, skills, place, image } = person;
  let isFollowed = false;

  const card = document.createElement('article');
  const badge = elementOf('p', isOnline ? 'Online' : 'Offline');
  const actions = document.createElement('div');
  card.className = 'card';
  card.ariaLabel = name;
  badge.className = isOnline ? 'badge online' : 'badge';
  actions.className = 'actions';

  const follow = buttonOf('Follow', name, () => {
    isFollowed = !isFollowed;
    show();
  });
  const show = () => {
    follow.ariaPressed = String(isFollowed);
  };

  actions.append(
    buttonOf('Message', name, () => onMessage()),
    follow,
  );
  card.append(badge);
  if (image) card.append(portraitOf(name, image));
  card.append(elementOf('h2', name), elementOf('p', place ? `${role} in ${place}` : role), actions);
  if (skills.length > 0) card.append(elementOf('h3', 'Skills'), listOf('Skills', skills));
  root.append(card);
  show();
}
