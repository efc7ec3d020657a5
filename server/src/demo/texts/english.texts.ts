import type { DemoTexts } from './demo-texts.ts';

export const ENGLISH: DemoTexts = {
  openings: [
    'I grew up in {city} and learned the game from my older cousins. Now my team is {team}.',
    'Basketball started for me on an outdoor court in {city}; today my team is {team}.',
    'My school is {school} and my team is {team}.',
    'My first team was a neighborhood one in {city}. Now my jersey says {team} and I learn something at every practice.',
  ],
  guard: [
    'I like to push the pace, read the defense early and find the open teammate.',
    'My job is to take care of the ball and make the first pass of every play count.',
    'I shoot well off the catch and work every day on my pull-up going left.',
    'On defense I pick up full court and try to make the other team start late.',
  ],
  wing: [
    'I cut hard, run the floor and can guard three positions.',
    'Most of my points come from corner threes and transition.',
    'I like to get the rebounds nobody expects a wing to get.',
    'I am working on my handle so that I can attack closeouts with both hands.',
  ],
  big: [
    'I set solid screens, roll to the rim and protect the paint.',
    'I rebound first and think about scoring later.',
    'My footwork in the post gets better every month, and so do my free throws.',
    'I talk on defense, because from under the basket I see everything.',
  ],
  offCourt: [
    'Off the court, {subject} is my favorite subject.',
    'My family comes to every home game and asks about homework first.',
    'I help coach the younger kids on Saturday mornings.',
    'When I am not training I cook, read and sleep a lot.',
    'I keep a notebook of every game: what worked, what did not, what comes next.',
  ],
  goals: [
    'I want to play college basketball and earn a degree.',
    'I am looking for a program that develops players with patience.',
    'My goal is a degree first and a long career after it.',
    'I would like to hear what I should improve to reach the next level.',
  ],
  subjects: ['biology', 'history', 'mathematics', 'literature', 'chemistry', 'art'],
  videoTitles: [
    'Season highlights {year}',
    'Full game, regional semifinal {year}',
    'Shooting workout',
    'Defense and rebounding',
    'Ball handling, summer {year}',
    'Playoff highlights {year}',
  ],
  videoDescriptions: [
    'Number {jersey}, dark jersey.',
    'Every possession, no music.',
    'Filmed by my family from the stands.',
  ],
  contactMessages: [
    'We watched your season film and would like to talk about our program with you and your family.',
    'Our staff is recruiting your class. May we set up a short call together with your guardian?',
  ],
  requestMessages: [
    'Your season caught our eye. May our staff see this part of the profile, so that we can judge the fit?',
    'We are building our next class and would like to look at this more closely before we write to you.',
  ],
};
