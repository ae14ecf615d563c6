import type { Answer, PollProps } from './props';

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whole percentages that add up to 100, or zeros. */
function percentagesOf(votes: number[]): number[] {
  const total = sum(votes);
  if (total === 0) return votes.map(() => 0);
  const down = votes.map((count) => Math.floor((count * 100) / total));
  const remainders = votes.map((count, index) => ({ index, remainder: (count * 100) % total }));
  const raised = remainders
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, 100 - sum(down))
    .map(({ index }) => index);
  return down.map((percentage, index) => percentage + (raised.includes(index) ? 1 : 0));
}

function countText(answers: Answer[]): string {
  const total = sum(answers.map(({ votes }) => votes));
  return `${total} ${total === 1 ? 'vote' : 'votes'}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function resultsOf(answers: Answer[], sent: string): HTMLUListElement {
  const list = element('ul');
  list.role = 'list';
  const percentages = percentagesOf(answers.map(({ votes }) => votes));
  for (const [index, { id, text }] of answers.entries()) {
    const item = element('li');
    const bar = element('div');
    const percentage = `${percentages[index]}%`;
    bar.className = 'bar';
    bar.style.inlineSize = percentage;
    item.append(element('span', text), ' ', ...(id === sent ? [element('em', 'your answer')] : []), ' ');
    item.append(element('b', percentage), bar);
    list.append(item);
  }
  return list;
}

/** Builds the poll in `root`. */
export default function poll(root: HTMLElement, { question, answers, voted, vote }: PollProps): void {
  let choice: string | null = null;
  let isSending = false;

  const box = element('div');
  const content = element('div');
  const heading = element('h2', 'Results');
  const form = element('form');
  const group = element('fieldset');
  const status = element('p');
  const alert = element('p');
  const name = crypto.randomUUID();
  box.className = 'poll';
  heading.tabIndex = -1;
  status.role = 'status';
  alert.role = 'alert';

  const showResults = (results: Answer[], sent: string) => {
    content.replaceChildren(heading, element('p', question), resultsOf(results, sent));
  };
  const send = async (id: string) => {
    isSending = true;
    status.textContent = 'Sending…';
    try {
      const counted = await vote(id);
      showResults(counted, id);
      heading.focus();
      status.textContent = `Thank you. ${countText(counted)}.`;
    } catch {
      status.textContent = '';
      alert.textContent = 'Not sent. Try again.';
    }
    isSending = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    alert.textContent = choice === null ? 'Choose an answer' : '';
    if (choice === null) form.querySelector('input')?.focus();
    else send(choice);
  });
  const inputs = answers.map(({ id, text }) => {
    const label = element('label');
    const input = element('input');
    Object.assign(input, { type: 'radio', name });
    input.addEventListener('change', () => {
      choice = id;
      alert.textContent = '';
    });
    label.append(input, ` ${text}`);
    return label;
  });

  group.append(element('legend', question), ...inputs);
  form.append(group, element('button', 'Vote'));
  content.append(form);
  if (voted !== null) showResults(answers, voted);
  box.append(content, status, alert);
  root.append(box);
}
