/** A situation from a code review, whether it calls for an effect, and why. */
export interface Case {
  situation: string;
  isEffect: boolean;
  because: string;
}

/** The cases of the quiz, in the order in which they are asked. */
export const cases: readonly Case[] = [
  {
    situation: 'A basket holds items. The page shows their total.',
    isEffect: false,
    because:
      'The total follows from the items. Calculate it while rendering; an effect would show the old total first.',
  },
  {
    situation: 'While a chat room is open, a connection to its server is open too.',
    isEffect: true,
    because:
      'The connection is outside React and must match the room. Connect in the setup, disconnect in the cleanup.',
  },
  {
    situation: 'The reader presses “Buy”, and the order is sent.',
    isEffect: false,
    because: 'The click is the cause. In an effect, the order might be sent again when the page is shown again.',
  },
  {
    situation: 'A map library needs an element to draw into, and the current zoom.',
    isEffect: true,
    because: 'The library is a system of its own. An effect creates the map, another one hands it the zoom.',
  },
  {
    situation: 'The draft of a comment is emptied when another person’s profile is shown.',
    isEffect: false,
    because:
      'Give the comment box the person’s id as its key. React then starts it anew, without a wrong picture first.',
  },
  {
    situation: 'Fifty cities are filtered by what stands in the search box.',
    isEffect: false,
    because:
      'The result follows from cities and text. Filter while rendering; if that is slow, measure and use useMemo.',
  },
  {
    situation: 'While a drawer is open, the Escape key closes it, wherever the focus is.',
    isEffect: true,
    because: 'The listener belongs to the document. Add it in the setup and remove it in the cleanup.',
  },
  {
    situation: 'A switch was turned, and its parent wants to know.',
    isEffect: false,
    because: 'The handler knows it first. Call the parent there; both states then change in one render.',
  },
  {
    situation: 'The page shows results for the query in its address, however the reader came to it.',
    isEffect: true,
    because:
      'The address is the cause, and no handler sees it. Ignore late answers in the cleanup, or use a data library.',
  },
  {
    situation: 'The page says whether the browser is online.',
    isEffect: false,
    because:
      'useSyncExternalStore reads a value from outside and subscribes to it. An effect would need a copy in state.',
  },
  {
    situation: 'A clock on the page goes on by one each second while it is running.',
    isEffect: true,
    because: 'The timer is outside React. The cleanup ends it, and an updater spares it the stale value.',
  },
  {
    situation: 'A visit is counted when the page is on the screen.',
    isEffect: true,
    because: 'Being shown is the cause, and no click is needed. It must survive being run twice in development.',
  },
];
