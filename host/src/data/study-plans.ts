/** A way through the site in a given time. */
export interface StudyPlan {
  id: string;
  title: string;
  /** How long it takes, as its dimension line says it. */
  length: string;
  /** Whom it is for. */
  aim: string;
  steps: StudyStep[];
}

export interface StudyStep {
  when: string;
  /** Addresses of pages; what they are called is read from the outline. */
  pages: string[];
  /** What to do on these pages. */
  task: string;
}

export const studyPlans: StudyPlan[] = [
  {
    id: 'week',
    title: 'One week',
    length: '7 days',
    aim: 'The interview has a date. Two hours a day, most of it aloud.',
    steps: [
      {
        when: 'Day 1',
        pages: ['/javascript'],
        task: 'Answer each question aloud, then open it and compare.',
      },
      {
        when: 'Day 2',
        pages: ['/HtmlCss', '/BoxModel'],
        task: 'Explain the cascade and the width of a box, a minute each.',
      },
      {
        when: 'Day 3',
        pages: ['/UseStateHook', '/UseeffectHook'],
        task: 'Find the flaw in every “As found” before you read on.',
      },
      {
        when: 'Day 4',
        pages: ['/UserefHook', '/UseMemoHook', '/UseCallBack'],
        task: 'Say when each is worth its price, and when it is not.',
      },
      {
        when: 'Day 5',
        pages: ['/ProblemSolving', '/Challenges'],
        task: 'Two tasks against the clock, 25 minutes each.',
      },
      {
        when: 'Day 6',
        pages: ['/Axios', '/Redux'],
        task: 'Draw where the data of an application lives, and how it gets there.',
      },
      {
        when: 'Day 7',
        pages: ['/interview', '/HooksFaq'],
        task: 'A rehearsal: one hour, aloud, no notes. Repeat what you stumbled over.',
      },
    ],
  },
  {
    id: 'month',
    title: 'One month',
    length: '4 weeks',
    aim: 'You have built things and want to be sure of the ground. An hour a day.',
    steps: [
      {
        when: 'Week 1',
        pages: ['/HtmlCss', '/BoxModel', '/Bootstrap', '/mapping'],
        task: 'Read, then rebuild one demo of each page from an empty file.',
      },
      {
        when: 'Week 2',
        pages: ['/javascript', '/ProblemSolving'],
        task: 'Ten questions and one problem a day. Predict what prints before you look.',
      },
      {
        when: 'Week 3',
        pages: ['/UseStateHook', '/UseeffectHook', '/UseReduce', '/UserefHook', '/UseMemoHook', '/HooksFaq'],
        task: 'One hook a day: change the corrected demo until it breaks, and mend it.',
      },
      {
        when: 'Week 4',
        pages: ['/TaskManager', '/Axios', '/Challenges', '/interview'],
        task: 'Build the task manager without looking, then rehearse aloud.',
      },
    ],
  },
  {
    id: 'quarter',
    title: 'Three months',
    length: '12 weeks',
    aim: 'You begin, or begin anew. Five hours a week, and something of your own at the end.',
    steps: [
      {
        when: 'Weeks 1–2',
        pages: ['/HtmlCss', '/BoxModel'],
        task: 'Lay out a page that you like, by hand, and measure it with the visualiser.',
      },
      {
        when: 'Weeks 3–4',
        pages: ['/javascript', '/mapping'],
        task: 'Type every sample and change it until its output surprises you.',
      },
      {
        when: 'Weeks 5–6',
        pages: ['/Bootstrap', '/TailwindSite', '/ProblemSolving'],
        task: 'Style your page twice, then solve a problem a day.',
      },
      {
        when: 'Weeks 7–8',
        pages: ['/UseStateHook', '/UseeffectHook', '/UserefHook', '/UseLayoutEff'],
        task: 'Write the test that catches each flaw before you read ours.',
      },
      {
        when: 'Weeks 9–10',
        pages: ['/UseReduce', '/UseMemoHook', '/UseCallBack', '/Redux', '/Axios'],
        task: 'Build a list that loads, filters, fails and recovers.',
      },
      {
        when: 'Weeks 11–12',
        pages: ['/TaskManager', '/Todos', '/TableFilter', '/Challenges', '/interview'],
        task: 'Finish a project of your own, and explain it to somebody in ten minutes.',
      },
    ],
  },
];
